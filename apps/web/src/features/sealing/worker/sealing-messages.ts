import type { FileToSeal, KeyToTest } from './sealing-tasks.ts';

/** What a page asks of the worker. */
export interface Asked {
  readonly no: number;
  readonly call:
    | { readonly task: 'makeKey'; readonly input: { readonly keyKind: number; readonly passphrase: string } }
    | { readonly task: 'trialRecipient' }
    | { readonly task: 'testKey'; readonly input: KeyToTest }
    | { readonly task: 'sealFile'; readonly input: FileToSeal };
}

/** What the worker says; the last word of a call is `done` or `failed`. */
export type Told = { readonly no: number } & (
  | { readonly size: number }
  | { readonly part: Uint8Array<ArrayBuffer> }
  | { readonly done: unknown }
  | { readonly failed: string }
);
