import { bidIdentity, sealQuote, unsealOwn } from './bid-tasks.ts';
import { makeKey, sealFile, testKey, trialRecipient } from './sealing-tasks.ts';
import type { Asked, Told } from './sealing-messages.ts';

// The worker's side: it is asked one thing, and ended when it has answered.

function tell(told: Told, transfer: Transferable[] = []): void {
  globalThis.postMessage(told, { transfer });
}

async function answer(call: Asked): Promise<void> {
  try {
    tell({ done: await resultOf(call) });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
}

async function resultOf(call: Asked): Promise<unknown> {
  if (call.task === 'makeKey') return makeKey(call.input);
  if (call.task === 'trialRecipient') return trialRecipient();
  if (call.task === 'testKey') return testKey(call.input);
  if (call.task === 'bidIdentity') return bidIdentity();
  if (call.task === 'sealQuote') return sealQuote(call.input);
  if (call.task === 'unsealOwn') return unsealOwn(call.input);
  return sealFile(call.input, {
    onSize: (size) => tell({ size }),
    onPart: (part) => tell({ part }, [part.buffer]),
  });
}

globalThis.addEventListener('message', (event: MessageEvent<Asked>) => void answer(event.data));
