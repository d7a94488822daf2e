import type { FoundSignature } from '@zhaocai/model';
import { readAnswer } from '../http/answer.ts';
import { RequestError } from '../http/request-error.ts';
import { send } from '../http/send.ts';
import { withRenewal } from '../http/unauthorized.ts';

/** The digital signatures of a PDF as the server judges them; nothing of it is stored. */
export function verifyPdf(content: Uint8Array): Promise<FoundSignature[]> {
  return withRenewal(
    async () => {
      const body = new FormData();
      body.append('file', new File([content.slice()], 'document.pdf', { type: 'application/pdf' }));
      const answer = await send({ method: 'POST', path: '/api/file/signaturesOf', body, timeoutMs: 120_000 });
      return (await readAnswer<FoundSignature[]>(answer)).data;
    },
    (error) => error instanceof RequestError && error.kind === 'expired',
  );
}
