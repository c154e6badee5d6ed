// Launches WebKitGTK's small browser, which has the engine of Safari, on a display in memory.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { ColorScheme, Engine, Key } from './engine'
import { startSession, type WebDriverSession } from './webdriver'

/** The characters that stand for keys (W3C WebDriver, keyboard actions). */
const KEYS: Readonly<Record<Key, string>> = {
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
}
const START_TIMEOUT_MS = 20_000

type Programs = { readonly webKitDriver: string; readonly displayServer: string }

/** @throws when the driver or the browser does not start */
export async function launchWebKit(programs: Programs, scheme: ColorScheme): Promise<Engine> {
  const children: ChildProcess[] = []
  const killChildren = () => children.forEach((child) => child.kill())
  process.once('exit', killChildren)
  try {
    const display = await startDisplay(programs.displayServer, children)
    const port = await findFreePort()
    const environment = {
      ...process.env,
      DISPLAY: display,
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    }
    children.push(
      spawn(programs.webKitDriver, [`--port=${port}`], { env: environment, stdio: 'ignore' }),
    )
    const driver = `http://127.0.0.1:${port}`
    await waitForDriver(driver)
    return createEngine(await startSession(driver), killChildren)
  } catch (error) {
    killChildren()
    throw error
  }
}

function createEngine({ send, findElement }: WebDriverSession, killChildren: () => void): Engine {
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    evaluate: async (run, ...args) => {
      const script = `return (${run.toString()})(...arguments)`
      return (await send('POST', '/execute/sync', { script, args })) as ReturnType<typeof run>
    },
    click: async (selector) =>
      void (await send('POST', `/element/${await findElement(selector)}/click`, {})),
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }))
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    resize: async (width, height) =>
      void (await send('POST', '/window/rect', { x: 0, y: 0, width, height })),
    takeScreenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      await send('DELETE', '').finally(killChildren)
    },
  }
}

/** Resolves to the name of a new display, such as `:99`; the display server itself finds a free number. */
async function startDisplay(program: string, children: ChildProcess[]): Promise<string> {
  const server = spawn(
    program,
    ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  children.push(server)
  const signal = AbortSignal.timeout(START_TIMEOUT_MS)
  const [number] = (await once(server.stdio[3] as Readable, 'data', { signal })) as [Buffer]
  return `:${number.toString().trim()}`
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function waitForDriver(driver: string): Promise<void> {
  const isReady = () =>
    fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const start = Date.now(); !(await isReady()); await setTimeout(50))
    if (Date.now() - start > START_TIMEOUT_MS) throw new Error("WebKit's driver does not start.")
}
