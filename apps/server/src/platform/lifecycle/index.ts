export { transition, type Subject, type TransitionOptions } from './transition.ts';
