// `npm run check`: format, lint, types, boundaries, unused code, statements of SQL, texts said twice, and the two
// generated promises of docs/.
// Every step runs whatever the others say; one line each; exit 1 when one fails.
import { existsSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { root, runCommand, tool } from './run-command.mjs';

/** Named one by one: without a list the tools would walk into whatever lies in the clone. */
const folders = ['packages', 'apps', 'e2e', 'bench', 'fuzz', 'scripts', 'test'].filter((folder) =>
  existsSync(`${root}/${folder}`),
);

/** Reads every statement of SQL against the migrated tables; it needs a database, which it brings along. */
const statements = 'apps/server/test/statements.test.ts';

/** What oxlint finds about who imports whom; everything else it finds is «lint». */
const boundaryRules = /^(?:boundaries|import\(no-cycle|eslint\(no-restricted-imports)/;

/**
 * @param {{ statementsElsewhere?: boolean }} options whether the tests of the server, this one among them, run anyway
 * @returns {Promise<{ name: string, ok: boolean }[]>} each step and its verdict; what it found is said as it is found
 */
export async function check(say = console.log, options = {}) {
  const verdicts = [];
  for await (const { name, ok, seconds, report } of steps(options)) {
    say(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
    if (!ok) say(indent(report));
    verdicts.push({ name, ok });
  }
  return verdicts;
}

async function* steps({ statementsElsewhere = false }) {
  yield await plain('format', tool('oxfmt'), ['--check', ...folders]);
  yield* await lint();
  yield await plain('types', tool('tsc'), ['-b', '--pretty', 'false']);
  yield await plain('unused code', tool('knip'), ['--no-progress']);
  if (!statementsElsewhere && existsSync(`${root}/${statements}`))
    yield await plain('statements', tool('vitest'), ['run', '--root', 'apps/server', statements]);
  yield await plain('texts once', process.execPath, ['scripts/texts-once.mjs']);
  yield await plain('rules table', process.execPath, ['scripts/rules-table.mjs', '--check']);
  yield await plain('entity cost', process.execPath, ['scripts/entity-cost.mjs']);
  yield await plain('domain cost', process.execPath, ['scripts/domain-cost.mjs', '--check']);
}

async function plain(name, command, parameters) {
  const { ok, output, errors, seconds } = await runCommand(command, parameters);
  return { name, ok, seconds, report: output + errors };
}

/** One run of oxlint gives two lines, for a wrong arrow between folders is another kind of fault than a long function. */
async function lint() {
  const { ok, output, errors, seconds } = await runCommand(tool('oxlint'), [
    '--type-aware',
    '--format',
    'json',
    ...folders,
  ]);
  const result = parse(output);
  if (!result || result.number_of_files === 0) {
    return [{ name: 'lint', ok: false, seconds, report: `oxlint did not run: ${output}${errors}` }];
  }
  const boundaries = result.diagnostics.filter(({ code }) => boundaryRules.test(code ?? ''));
  const others = result.diagnostics.filter((one) => !boundaries.includes(one));
  // A failure that names no place is still a failure.
  const silent = !ok && result.diagnostics.length === 0;
  return [
    { name: 'lint', ok: others.length === 0 && !silent, seconds, report: silent ? errors : lines(others) },
    { name: 'boundaries', ok: boundaries.length === 0, seconds: 0, report: lines(boundaries) },
  ];
}

function parse(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function lines(diagnostics) {
  return diagnostics
    .map(({ filename, labels, message, help = '', code }) => {
      const { line, column } = labels[0]?.span ?? { line: 1, column: 1 };
      return `${filename}:${line}:${column} ${message}${help && ` ${help}`} [${code}]`;
    })
    .sort()
    .join('\n');
}

function indent(text) {
  return text.trimEnd().replace(/^/gm, '        ');
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const verdicts = await check();
  process.exitCode = verdicts.every(({ ok }) => ok) ? 0 : 1;
}
