import type { Text } from '@zhaocai/model/kit/text';
import { steps } from '@zhaocai/model/procedure/step';

const known: ReadonlyMap<string, Text> = new Map(Object.values(steps).map(({ label }) => [label.zh, label]));

/** A task that is called as its step is, in both languages; what a unit has called otherwise stays as it wrote it. */
export function taskWord(name: string): Text {
  return known.get(name) ?? { zh: name, en: name };
}
