import { answerThread } from '../../../platform/threads/answer-thread.ts';
import { blocksOfDocx } from './docx-blocks.ts';
import { fillDocx, tagsOfDocx } from './fill-docx.ts';
import type { DocxWork } from './docx-threads.ts';

void answerThread((work: DocxWork) => {
  const bytes = Buffer.from(work.bytes);
  if (work.what === 'tags') return tagsOfDocx(bytes);
  return work.what === 'fill' ? fillDocx(bytes, work.data) : blocksOfDocx(bytes);
});
