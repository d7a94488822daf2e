export { enqueue, type JobRequest } from './enqueue.ts';
export { runJobs, type JobOptions, type RunningJobs, type Task } from './run-jobs.ts';
export { takeJobsTurn } from './jobs-turn.ts';
export { prepareJobs } from './prepare-jobs.ts';
export { inEachTenant, partByPart, tenantParts, type Part, type PartOptions } from './part-by-part.ts';
export { createTally, type Tally } from './tally.ts';
