import { bulletinLifecycle } from '@zhaocai/model/tendering/bulletin-lifecycle';
import { entryLifecycle } from '@zhaocai/model/tendering/entry-lifecycle';
import { exceptionLifecycle } from '@zhaocai/model/tendering/project-exception';
import { packageLifecycle } from '@zhaocai/model/tendering/package-lifecycle';
import { invitationLifecycle } from '@zhaocai/model/tendering/invitation';
import { invitationDrawLifecycle } from '@zhaocai/model/tendering/invitation-draw';
import { sourceObjectionLifecycle } from '@zhaocai/model/tendering/source-objection';
import { purchaseContractLifecycle } from '@zhaocai/model/contract/contract-lifecycle';
import { committeeLifecycle } from '@zhaocai/model/evaluation/committee-lifecycle';
import { raisedObjectionLifecycle } from '@zhaocai/model/objection/objection-lifecycle';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { taskLifecycle } from '@zhaocai/model/procedure/project-task';
import { entities } from '@zhaocai/model';
import { expect, test } from 'vitest';
import { actionWords, otherAct } from './action-words.ts';
import { actorOf, recordedActor } from './actor-of.ts';

const acts = Object.entries({
  project: projectLifecycle,
  package: packageLifecycle,
  bulletin: bulletinLifecycle,
  entry: entryLifecycle,
  projectException: exceptionLifecycle,
  invitation: invitationLifecycle,
  invitationDraw: invitationDrawLifecycle,
  sourceObjection: sourceObjectionLifecycle,
  objection: raisedObjectionLifecycle,
  contract: purchaseContractLifecycle,
  committee: committeeLifecycle,
  projectTask: taskLifecycle,
}).flatMap(([name, { actions }]) => Object.keys(actions).map((action) => `${name}.${action}`));

test.each(acts)('%s is told in words of both languages', (act) => {
  const { zh, en } = actionWords(act);
  expect(zh).toMatch(/^[^a-z.]+$/);
  expect(en).not.toContain('.');
});

const server = import.meta.glob<string>('../../../../../server/src/modules/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = Object.entries(server).flatMap(([name, text]) => (name.includes('.test.') ? [] : text));
const found = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, it]) => it))),
];

/** What the server records into the chain of a project, wherever it does so. */
const recorded = found(/recordEvidence\(\w+, \{\s*stream(?!: 'admin')[^,]*,\s*action: '(\w+\.\w+)'/g);
const movedThere = found(/transition(?:All)?\(\w+, (\w+), \{[^}]*\bstream(?:,|: (?!'admin'))/g);

test('whatever is recorded into the chain of a project is told in words, of every domain', () => {
  const moves = entities.flatMap(({ name, lifecycle }) =>
    movedThere.includes(name) ? Object.keys(lifecycle?.actions ?? {}).map((move) => `${name}.${move}`) : [],
  );
  expect([recorded.length > 20, moves.length > 60]).toEqual([true, true]);
  const acts = [...recorded.filter((act) => act !== undefined), ...moves];
  expect(acts.filter((act) => actionWords(act) === otherAct || actionWords(act).zh === act)).toEqual([]);
});

test('an act of a version to come is told as one, not by its code', () => {
  expect(actionWords('hall.somethingNew')).toBe(otherAct);
});

test('who did it is a person; the record of it names the account as well', () => {
  const row = { actor: '7', actorName: '沈岚', payload: '{"actor":{"account":"manager"}}' };
  expect([actorOf(row), recordedActor(row)]).toEqual(['沈岚', '沈岚（manager）']);
  expect(actorOf({ actor: '7', actorName: null, payload: row.payload })).toBe('manager');
});
