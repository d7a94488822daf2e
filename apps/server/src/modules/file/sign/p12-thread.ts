import { answerThread } from '../../../platform/threads/answer-thread.ts';
import { openP12 } from './open-p12.ts';

void answerThread(openP12);
