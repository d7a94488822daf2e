import { readContent, writeRecord } from '../../../kit/session/local-record.ts';

const name = 'form-design-warnings';
const mostKept = 200;

/** Warnings of a design are told once for each of its versions, in this browser. */
export function isWarningRead(mark: string): boolean {
  return marks().includes(mark);
}

export function rememberWarningRead(mark: string): void {
  const others = marks().filter((one) => one !== mark);
  writeRecord(name, [...others, mark].slice(-mostKept));
}

function marks(): readonly string[] {
  const kept = readContent(name);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}
