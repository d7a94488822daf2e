import type { MessageCode } from '@zhaocai/model';

/** What a thread refuses with: the sentence itself is made where its reader is known. Threads load no more than this. */
export class Told extends Error {
  readonly code: MessageCode;
  readonly parameters: Readonly<Record<string, string | number>>;

  constructor(code: MessageCode, parameters: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}

/** Stops the work of a thread: its asker's call is refused with these words. */
export function tell(code: MessageCode, parameters?: Readonly<Record<string, string | number>>): never {
  throw new Told(code, parameters);
}

/** What a thread says to its asker. A piece is answered with a word before the next one is sent. */
export type ThreadWord =
  | { readonly answer: unknown }
  | { readonly piece: unknown }
  | { readonly refusal: Pick<Told, 'code' | 'parameters'> };
