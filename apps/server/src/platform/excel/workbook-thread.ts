import { answerThread } from '../threads/answer-thread.ts';
import { readWorkbook } from './read-workbook.ts';

void answerThread(readWorkbook);
