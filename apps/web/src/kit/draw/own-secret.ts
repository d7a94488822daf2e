import { commitOf } from '@zhaocai/model/kit/verifiable-draw';
import { drawHashes, newSecret } from './draw-hashes.ts';

const place = (commit: string) => `zc.draw.${commit}`;

/** Makes a secret, keeps it in this browser under its digest, and answers the digest: nothing else is handed in. */
export function newCommit(party: string): string {
  const secret = newSecret();
  const commit = commitOf(drawHashes, party, secret);
  localStorage.setItem(place(commit), secret);
  return commit;
}

/** The secret of a digest, where it was made in this browser. */
export function secretOf(commit: string | undefined): string | undefined {
  return commit === undefined ? undefined : (localStorage.getItem(place(commit)) ?? undefined);
}
