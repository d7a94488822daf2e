import type { FormField } from '@zhaocai/model/form/model';
import type { ReactNode } from 'react';

/** A row that was picked: what is kept of it, and what it is called. */
export interface Picked {
  readonly value: string | number;
  readonly label: string;
}

export interface ControlProps {
  readonly field: FormField;
  /** `prop`, or `table.column`: what a remote dictionary is asked for by. */
  readonly path: string;
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** Of what was chosen from another's list: its name then. */
  readonly name?: unknown;
  readonly isDisabled: boolean;
  readonly isFaulty: boolean;
  readonly onChange: (value: unknown, name?: string) => void;
}

export type Control = (props: ControlProps) => ReactNode;

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function shared({ id, label, isDisabled, isFaulty }: ControlProps) {
  return { id, 'aria-label': label, disabled: isDisabled, status: isFaulty ? ('error' as const) : undefined };
}
