import { z } from 'zod';

/** What the leader asks of one that serves. */
export const questionSchema = z.object({ ask: z.enum(['isServing', 'metrics']), number: z.number() });
export type Question = z.infer<typeof questionSchema>;

/** Of `isServing` a boolean, of `metrics` what prom-client's `getMetricsAsJSON` gives; none where that failed. */
export const answerSchema = z.object({ answers: z.number(), told: z.unknown() });

export type Answering = Readonly<Record<Question['ask'], () => Promise<unknown>>>;

/** Answers whoever leads this process, by the channel between the two. */
export function answerLeader(answering: Answering): void {
  process.on('message', (message) => {
    const question = questionSchema.safeParse(message);
    if (!question.success) return;
    const { ask, number } = question.data;
    answering[ask]().then(
      (told) => process.send?.({ answers: number, told }),
      () => process.send?.({ answers: number, told: undefined }),
    );
  });
}
