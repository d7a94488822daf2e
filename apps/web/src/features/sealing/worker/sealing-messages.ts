import type { FileToSeal, KeyToTest } from './sealing-tasks.ts';
import type { QuoteToSeal, SharesToUnseal } from './bid-tasks.ts';

/** What a page asks of the worker: once, for the worker ends with its answer. */
export type Asked =
  | { readonly task: 'makeKey'; readonly input: { readonly keyKind: number; readonly passphrase: string } }
  | { readonly task: 'trialRecipient' }
  | { readonly task: 'bidIdentity' }
  | { readonly task: 'sealQuote'; readonly input: QuoteToSeal }
  | { readonly task: 'unsealOwn'; readonly input: SharesToUnseal }
  | { readonly task: 'testKey'; readonly input: KeyToTest }
  | { readonly task: 'sealFile'; readonly input: FileToSeal };

/** What the worker says; its last word is `done` or `failed`. */
export type Told =
  | { readonly size: number }
  | { readonly part: Uint8Array<ArrayBuffer> }
  | { readonly done: unknown }
  | { readonly failed: string };
