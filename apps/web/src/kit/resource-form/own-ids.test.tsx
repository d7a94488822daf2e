import { cleanup, screen } from '@testing-library/react';
import type { Fields } from '@zhaocai/model';
import { Form, Input } from 'antd';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { DraftForm } from './draft-form.tsx';
import { ResourceForm } from './resource-form.tsx';

afterEach(cleanup);

const asked = { content: { kind: 'text', label: { zh: '澄清内容', en: 'Asked' }, maxLength: 50 } } as const;
const told = { content: { kind: 'text', label: { zh: '异议内容', en: 'Told' }, maxLength: 50 } } as const;
const form = (fields: Fields) => (
  <ResourceForm fields={fields} onSubmit={() => Promise.resolve(true)} onCancel={() => undefined} />
);

test('a label leads to its own field where the page, and every other form on it, calls something the same', async () => {
  const user = show(
    <main id="content">
      {form(asked)}
      {form(told)}
      <DraftForm
        initialValues={{}}
        names={['content']}
        check={() => new Map()}
        onSubmit={() => Promise.resolve(true)}
        onCancel={() => undefined}
      >
        {() => (
          <Form.Item name="content" label="公告内容">
            <Input />
          </Form.Item>
        )}
      </DraftForm>
    </main>,
  );
  for (const label of ['澄清内容', '异议内容', '公告内容']) await user.type(screen.getByLabelText(label), `${label}一`);
  const typed = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(typed).toEqual(['澄清内容一', '异议内容一', '公告内容一']);
});
