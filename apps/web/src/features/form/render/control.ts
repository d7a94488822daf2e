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

export function shared({ field, id, label, isDisabled, isFaulty }: ControlProps) {
  const status = isFaulty ? ('error' as const) : undefined;
  return { id, 'aria-label': label, disabled: isDisabled, status, size: sizeOf(field.props['size']) };
}

/** Sizes have other names in old forms; without one a control is as large as the rest of the page. */
export function sizeOf(size: unknown): 'middle' | 'small' | undefined {
  if (size === 'medium') return 'middle';
  return size === 'small' || size === 'mini' ? 'small' : undefined;
}
