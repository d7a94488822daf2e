import { type ChildProcess, spawn } from 'node:child_process';
import { z } from 'zod';

/** What comes of it: of a new installation without demo the administrator's password, to be shown once. */
export type Prepared = z.infer<typeof preparedSchema>;

const preparedSchema = z.object({ prepared: z.literal(true), adminPassword: z.string().optional() });

export interface Preparation {
  /** Undefined where it failed, which it has said by itself, or was ended. */
  readonly done: Promise<Prepared | undefined>;
  end(): void;
}

/** Migrates and seeds as the database's owner, in a process that ends with that. */
export function prepareDatabase(script: string, environment: NodeJS.ProcessEnv): Preparation {
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environment,
    detached: true,
  });
  return { done: outcome(child), end: () => void child.kill('SIGKILL') };
}

function outcome(child: ChildProcess): Promise<Prepared | undefined> {
  return new Promise((resolve) => {
    let prepared: Prepared | undefined;
    child.on('message', (message) => {
      const told = preparedSchema.safeParse(message);
      if (told.success) prepared = told.data;
    });
    child.once('error', () => resolve(undefined));
    child.once('exit', (code) => resolve(code === 0 ? prepared : undefined));
  });
}
