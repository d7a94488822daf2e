import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { mostContent } from './bulletin.ts';
import type { NoticeFinding } from './notice-content.ts';
import { noticeChangeInput } from './notice-changes.ts';

const findingAnswer = z.object({
  element: z.number(),
  kind: z.enum(['missing', 'differs', 'unset']),
  blocks: z.boolean(),
  article: z.object({ zh: z.string(), en: z.string() }),
  words: z.string().nullable(),
  line: z.string().nullable(),
});

/** While a notice is written: what the law wants in it that is not there, and what it says otherwise than the project. */
export const checkNotice = endpoint({
  route: 'POST /api/purchase/bulletin/checkContent',
  label: { zh: '核查公告内容', en: 'Check what a notice says' },
  permission: 'bulletin_edit',
  input: z.object({
    projectId: idInput,
    bulletinType: z.coerce.number().int(),
    title: z.string().max(200),
    content: z.string().max(mostContent),
    changes: z.array(noticeChangeInput).max(20).nullish(),
  }),
  output: z.object({
    findings: z.array(findingAnswer) as unknown as z.ZodType<NoticeFinding[]>,
    /** Words of the text that name another time or amount than the project has. */
    otherwise: z.array(z.string()),
    /** How many rules there are for such a notice. */
    rules: z.number(),
  }),
  ids: { projectId: 'project' },
});
