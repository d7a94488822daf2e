import { runCommand } from '../run-command.mjs';
import { withSecondTry } from './second-try.mjs';

const requests = 20_000;
const file = 'fuzz/run.ts';
const name = `${requests} strange requests of seed 1: no answer of 500, none that is no envelope, no stall, no memory lost`;

/** The fuzzer with a fixed seed. What it measures is time and memory of the whole machine: it may be tried again. */
export function strangeRequests() {
  return {
    name: 'strange requests',
    async run(echo) {
      return withSecondTry(await runFuzzer(echo), {
        mayFlake: () => true,
        rerun: () => runFuzzer(echo),
        say: (line) => echo.write(`\n${line}\n`),
      });
    },
  };
}

async function runFuzzer(echo) {
  const parameters = ['--import', 'tsx', file, '--requests', String(requests), '--seed', '1'];
  const { ok, output, errors } = await runCommand(process.execPath, parameters, { timeoutMs: 900_000, echo });
  const found = output.split('\n').filter((line) => line.startsWith('FOUND'));
  const error = found.length > 0 ? found.join('\n') : errors.trimEnd().split('\n').slice(-6).join('\n');
  return { outcomes: [{ file, name, status: ok ? 'passed' : 'failed', ...(!ok && { error }) }] };
}
