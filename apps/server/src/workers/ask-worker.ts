import type { Worker } from 'node:cluster';
import { answerSchema, type Question } from './answer-leader.ts';

let questions = 0;

/** What a process answers by its channel; undefined where it does not within the time, or has ended. */
export function askWorker(worker: Worker, ask: Question['ask'], patienceMs: number): Promise<unknown> {
  questions += 1;
  const number = questions;
  return new Promise((resolve) => {
    const settle = (told: unknown) => {
      clearTimeout(timer);
      worker.off('message', hear);
      worker.off('exit', leave);
      resolve(told);
    };
    const hear = (message: unknown) => {
      const answer = answerSchema.safeParse(message);
      if (answer.success && answer.data.answers === number) settle(answer.data.told);
    };
    const leave = () => settle(undefined);
    const timer = setTimeout(leave, patienceMs);
    worker.on('message', hear).once('exit', leave);
    if (worker.isConnected()) worker.send({ ask, number }, (error) => error && leave());
    else leave();
  });
}
