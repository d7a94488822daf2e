import { makeKey, sealFile, testKey, trialRecipient } from './sealing-tasks.ts';
import type { Asked, Told } from './sealing-messages.ts';

// The worker's side: one call a message, answered by its number.

function tell(told: Told, transfer: Transferable[] = []): void {
  globalThis.postMessage(told, { transfer });
}

async function answer({ no, call }: Asked): Promise<void> {
  try {
    tell({ no, done: await resultOf(no, call) });
  } catch (error) {
    tell({ no, failed: error instanceof Error ? error.message : String(error) });
  }
}

async function resultOf(no: number, call: Asked['call']): Promise<unknown> {
  if (call.task === 'makeKey') return makeKey(call.input);
  if (call.task === 'trialRecipient') return trialRecipient();
  if (call.task === 'testKey') return testKey(call.input);
  return sealFile(call.input, {
    onSize: (size) => tell({ no, size }),
    onPart: (part) => tell({ no, part }, [part.buffer]),
  });
}

globalThis.addEventListener('message', (event: MessageEvent<Asked>) => void answer(event.data));
