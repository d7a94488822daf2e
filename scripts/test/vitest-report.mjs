import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { brokenRunner, firstLines } from './outcomes.mjs';

/** What Vitest's own report leaves out: errors outside of any test, and the time that loading a file takes. */
export default class VitestReport {
  onTestRunEnd(modules, unhandledErrors) {
    const report = {
      outcomes: [...modules.flatMap(outcomesOf), ...unhandledErrors.map((error) => brokenRunner(textOf(error)))],
      files: modules.map((module) => ({ file: fileOf(module), seconds: secondsOf(module) })),
    };
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify(report));
  }
}

function outcomesOf(module) {
  const file = fileOf(module);
  const outcomes = [...module.children.allTests()].map((test) => outcomeOf(test, file));
  const failed = module.state() === 'failed' && outcomes.every(({ status }) => status !== 'failed');
  if (!failed) return outcomes;
  // A file that could not be loaded, or whose preparation failed, has failed without a failed test.
  const suites = [...module.children.allSuites()];
  const [error] = [...module.errors(), ...suites.flatMap((suite) => suite.errors())];
  return [...outcomes, { file, name: '', status: 'failed', error: firstLines(textOf(error)) }];
}

function outcomeOf(test, file) {
  const { state, errors = [] } = test.result();
  const [error] = errors;
  return {
    file,
    name: test.fullName,
    // A test that never ran to its end, because the run was broken off, has not passed.
    status: state === 'pending' ? 'failed' : state,
    ...(state === 'failed' && { error: firstLines(textOf(error)) }),
  };
}

/**
 * The stack of a test that took too long has a place holder where its message should be. Anything at all may be thrown,
 * and a report that breaks on it would hide every test.
 */
function textOf(error) {
  const { name, message, stack } = Object(error);
  if (message === undefined && stack === undefined) return String(error);
  const told = `${name ?? 'Error'}: ${message ?? ''}`;
  if (typeof stack !== 'string') return told;
  return stack.includes(String(message ?? '')) ? stack : `${told}\n${stack}`;
}

function fileOf(module) {
  return relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
}

function secondsOf(module) {
  const times = module.diagnostic();
  const ms =
    times.environmentSetupDuration +
    times.prepareDuration +
    times.setupDuration +
    times.collectDuration +
    times.duration;
  return ms / 1000;
}
