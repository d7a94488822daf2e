import { answerThread } from '../../../platform/threads/answer-thread.ts';
import { judgePdf } from './judge-pdf.ts';

void answerThread(judgePdf);
