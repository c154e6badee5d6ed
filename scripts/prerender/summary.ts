// What a build says when it is done.
import { amount } from '../report/text'

type Facts = { pages: number; samples: number; today: string; out: string; milliseconds: number }

export function summary({ pages, samples, today, out, milliseconds }: Facts): string {
  const seconds = (milliseconds / 1000).toFixed(1)
  const lines = [`Built ${amount(pages, 'page')} as of ${today} in ${seconds} s: ${out}`]
  if (samples > 0) {
    lines.push(
      `${amount(samples, 'file')} still ${samples === 1 ? 'says' : 'say'} "sample: true": replace what is in them before the site goes public.`,
    )
  }
  return lines.join('\n')
}
