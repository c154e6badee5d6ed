// `npm run bench`: measures speed, memory and weight.
import { runMain } from '../generator/cli/exit'
import { runBenchmark } from '../tools/benchmark/run-benchmark'

await runMain(() => runBenchmark(process.argv.slice(2)))
