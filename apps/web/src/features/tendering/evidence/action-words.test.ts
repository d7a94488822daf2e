import { bulletinLifecycle } from '@zhaocai/model/tendering/bulletin-lifecycle';
import { entryLifecycle } from '@zhaocai/model/tendering/entry-lifecycle';
import { exceptionLifecycle } from '@zhaocai/model/tendering/project-exception';
import { packageLifecycle } from '@zhaocai/model/tendering/package-lifecycle';
import { invitationLifecycle } from '@zhaocai/model/tendering/invitation';
import { invitationDrawLifecycle } from '@zhaocai/model/tendering/invitation-draw';
import { sourceObjectionLifecycle } from '@zhaocai/model/tendering/source-objection';
import { raisedObjectionLifecycle } from '@zhaocai/model/objection/objection-lifecycle';
import { projectLifecycle } from '@zhaocai/model/tendering/project-lifecycle';
import { taskLifecycle } from '@zhaocai/model/procedure/project-task';
import { expect, test } from 'vitest';
import { actionWords } from './action-words.ts';
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
  projectTask: taskLifecycle,
}).flatMap(([name, { actions }]) => Object.keys(actions).map((action) => `${name}.${action}`));

test.each(acts)('%s is told in words of both languages', (act) => {
  const { zh, en } = actionWords(act);
  expect(zh).toMatch(/^[^a-z.]+$/);
  expect(en).not.toContain('.');
});

test('who did it is a person; the record of it names the account as well', () => {
  const row = { actor: '7', actorName: '沈岚', payload: '{"actor":{"account":"manager"}}' };
  expect([actorOf(row), recordedActor(row)]).toEqual(['沈岚', '沈岚（manager）']);
  expect(actorOf({ actor: '7', actorName: null, payload: row.payload })).toBe('manager');
});
