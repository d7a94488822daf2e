import { screen } from '@testing-library/react';
import { Button } from 'antd';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { signIn, signInAgain, signOut } from '../../../kit/testing/sign-in.ts';
import { FormOfRun, type FormDraft } from './form-of-run.tsx';

afterEach(() => {
  clearScreen();
  signOut();
});

const jsonData = JSON.stringify({
  column: [
    { type: 'input', prop: 'reason', label: '事由' },
    { type: 'input', prop: 'opinion', label: '意见' },
  ],
});

function Sender({ draft }: { readonly draft: FormDraft }) {
  const [sent, setSent] = useState('');
  return (
    <>
      {draft.form}
      <Button onClick={() => setSent(JSON.stringify(draft.changes))}>办理</Button>
      <output>{sent}</output>
    </>
  );
}

test('what a step sends is what was typed last, in every field', async () => {
  answerWith({ '/form/data/queryByBusinessId': { jsonData, formId: '5' } });
  const access = { mayEdit: true, rights: {} };
  const user = show(
    <FormOfRun businessId="9" values={{ reason: '合同' }} access={access}>
      {(draft) => <Sender draft={draft} />}
    </FormOfRun>,
  );
  await user.type(await screen.findByLabelText('事由'), '用印');
  await user.type(screen.getByLabelText('意见'), '同意');
  await user.click(screen.getByRole('button', { name: /办\s?理/ }));
  expect(screen.getByRole('status').textContent).toBe('{"reason":"合同用印","opinion":"同意"}');
});

test('what was typed into a step when the session ended is offered again', async () => {
  answerWith({ '/form/data/queryByBusinessId': { jsonData, formId: '5' } });
  const open = () =>
    show(
      <FormOfRun businessId="9" values={{}} access={{ mayEdit: true, rights: {} }}>
        {(draft) => <Sender draft={draft} />}
      </FormOfRun>,
    );
  signIn();
  const user = open();
  await user.type(await screen.findByLabelText('事由'), '用印');
  signInAgain();
  const again = open();
  await again.click(await screen.findByRole('button', { name: /恢\s?复/ }));
  expect(screen.getByLabelText<HTMLInputElement>('事由').value).toBe('用印');
});
