import { modelOf } from '@zhaocai/model/form/read-form';
import { expect, test } from 'vitest';
import { addField } from './commands.ts';
import { changeForm, createDesign, redoChange, undoChange } from './design-store.ts';

const refuse = () => undefined;

test('a hundred steps are taken back, and no further', () => {
  const store = createDesign(modelOf({ column: [] }));
  for (let no = 0; no < 103; no += 1) addField(store, 'input', { refuse });
  for (let no = 0; no < 103; no += 1) undoChange(store);
  expect(store.getState().form.fields).toHaveLength(3);
  redoChange(store);
  expect(store.getState().form.fields).toHaveLength(4);
});

test('letters typed into one setting are one step', () => {
  const store = createDesign(modelOf({ column: [] }));
  for (const title of ['用', '用印', '用印申']) {
    changeForm(store, { ...store.getState().form, options: { title } }, { mark: 'form.title' });
  }
  undoChange(store);
  expect(store.getState().form.options).toEqual({});
});
