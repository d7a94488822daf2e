// What runs within a thread loads answer-thread.ts and told.ts by themselves: of the rest of the server it needs nothing.
export { createThreads, type Threads, type ThreadWork } from './ask-thread.ts';
