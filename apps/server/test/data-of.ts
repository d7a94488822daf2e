import type { Envelope } from '@zhaocai/model';

/** The data of a success; a refusal fails the test with its sentence. */
export function dataOf<T>(envelope: Envelope): T {
  if (envelope.code !== 200) throw new Error(`${envelope.code} ${envelope.msg}`);
  return envelope.data as T;
}
