import { flowSave } from '@zhaocai/model/workflow/design-endpoints';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeRecord } from '../../../../kit/session/local-record.ts';
import { answerWith, clearScreen, show } from '../../../../kit/testing/show.tsx';
import { signIn, signOut } from '../../../../kit/testing/sign-in.ts';
import { readDrawing } from '../drawing/codec.ts';
import { aFlow } from '../testing.ts';
import { Designer } from './designer.tsx';

beforeEach(() => {
  signIn(['flow_edit']);
  answerWith({});
});
afterEach(() => {
  clearScreen();
  signOut();
});

const restore = { name: /恢\s?复/ };
const flow = aFlow();
const keep = (version: number) => {
  const { graph } = readDrawing(flow.nodeJson);
  const steps = graph.steps.map((step) => ({ ...step, position: { x: step.position.x + 40, y: step.position.y } }));
  const draft = { graph: { ...graph, steps }, variables: flow.variables, version };
  writeRecord(`flow-drawing-${flow.defindId}-7`, { draft, keptTime: '2026-11-20 10:00:00' });
};

test('a drawing that was not saved is offered upon the version that it was drawn upon, and comes back once', async () => {
  keep(flow.version);
  const user = show(<Designer flow={flow} saveTo={flowSave} />);
  await user.click(screen.getByRole('button', restore));
  expect(screen.queryByRole('button', restore)).toBeNull();
});

test('beside a newer version it is offered no more', () => {
  keep(flow.version - 1);
  show(<Designer flow={flow} saveTo={flowSave} />);
  expect(screen.queryByRole('button', restore)).toBeNull();
});
