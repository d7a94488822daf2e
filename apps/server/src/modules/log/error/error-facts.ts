import { keptText } from '../request-log/kept-params.ts';

/** `at name (file:///x/y.ts:12:5)` and `at https://host/assets/a.js:1:2`; the other browsers write `name@url:1:2`. */
const frame = /(?:\(|at |@)([^()\s@]+):(\d+):\d+\)?$/m;

/** What is kept of an error, cut to what a person reads. */
export function errorFacts(error: unknown) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return describedError({ name, message, stack: stack ?? '' });
}

export function describedError({ name, message, stack }: { name: string; message: string; stack: string }) {
  const [, file, line] = frame.exec(stack) ?? [];
  return {
    exception_name: keptText(name || 'Error', 100),
    message: keptText(message, 500),
    stack_trace: keptText(stack, 20_000),
    file_name: file === undefined ? null : keptText(file.replace(/^file:\/\//, ''), 300),
    line_number: line === undefined || line.length > 9 ? null : Number(line),
  };
}
