export { createThreads, type ThreadAnswer, type Threads, type ThreadWork } from './ask-thread.ts';
export { answerThread, type GivePiece } from './answer-thread.ts';
export { tell } from './told.ts';
