// Exchanges two directories atomically, so that neither is missing at any time.
import { spawnSync } from 'node:child_process'

/** The number of the renameat2 system call by architecture (linux/include/uapi/asm-generic/unistd.h, x86 syscall_64.tbl). */
const RENAMEAT2: Readonly<Record<string, number>> = { x64: 316, arm64: 276 }

/** AT_FDCWD is -100 and RENAME_EXCHANGE is 2 (renameat2(2)). */
const PROGRAM =
  'my ($call, $one, $other) = @ARGV; exit(syscall($call + 0, -100, $one, -100, $other, 2) != 0)'

/**
 * Exchanges two directories, or returns false without changing anything if the system cannot do it. Node has no binding for
 * the system call, so Perl makes it, which every Debian and most other Linux systems have.
 */
export function exchangeDirectories(first: string, second: string): boolean {
  const call = process.platform === 'linux' ? RENAMEAT2[process.arch] : undefined
  if (call === undefined) return false
  const { status } = spawnSync('perl', ['-e', PROGRAM, String(call), first, second], {
    stdio: 'ignore',
  })
  return status === 0
}
