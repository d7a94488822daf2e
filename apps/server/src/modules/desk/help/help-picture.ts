import { readFile } from 'node:fs/promises';
import type { EndpointInput, helpPicture as endpoint } from '@zhaocai/model';
import { notFound, type PublicCtx, type RawAnswer } from '../../../platform/http/index.ts';
import { helpFiles } from './help-files.ts';

/** GET help/picture: a page with the data of the demo, which is nobody's secret. Found by name among what there is. */
export async function helpPicture(_ctx: PublicCtx, { name, lang }: EndpointInput<typeof endpoint>): Promise<RawAnswer> {
  const picture = helpFiles().find((file) => file.name === name)?.pictures[lang] ?? notFound();
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
    'x-content-type-options': 'nosniff',
  };
  return { headers, body: await readFile(picture) };
}
