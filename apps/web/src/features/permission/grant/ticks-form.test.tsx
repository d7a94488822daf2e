import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearScreen, show } from '../../../kit/testing/show.tsx';
import { TicksForm, type TicksFormProps } from './ticks-form.tsx';
import { useTicks } from './use-ticks.ts';

const nodes = [
  { key: '1', title: '采购项目', isLeaf: true },
  { key: '2', title: '供应商库', isLeaf: true },
];
const held: readonly string[] = ['1'];

function MenusOfTenant({ onSave }: Pick<TicksFormProps, 'onSave'>) {
  const ticks = useTicks(nodes, held);
  return <TicksForm ticks={ticks} label="菜单" height={400} isSaving={false} onSave={onSave} />;
}

async function give(isStored: boolean) {
  const save = vi.fn<TicksFormProps['onSave']>(async () => isStored);
  const user = show(<MenusOfTenant onSave={save} />);
  await user.click(screen.getByText('供应商库'));
  await user.click(await screen.findByRole('button', { name: /^保\s?存$/ }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
}

const given = () => screen.queryByRole('listitem');

afterEach(clearScreen);

test('what a save will give is named beside the tree, and stays where the save was refused', async () => {
  await give(false);
  expect(given()?.textContent).toBe('供应商库');
});

test('once it is stored nothing is left to be given', async () => {
  await give(true);
  await waitFor(() => expect(given()).toBeNull());
});
