import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { ownPlace } from '../place.ts';
import { UserView } from './user-view.tsx';

afterEach(clearScreen);

// One’s own profile is a page (R31); the dialog of the rule is what an administrator opens of a person.
test('[R422] the dialog with everything about a user is 880 wide', async () => {
  answerWith({
    '/blade-user/detail': { id: '7', name: '王五', account: 'wang', deptName: '采购处', postName: '', roleName: '' },
  });
  show(<UserView place={ownPlace} id="7" onClose={() => undefined} />);
  expect((await screen.findByRole('dialog')).style.width).toBe('880px');
  expect(await screen.findByText('采购处')).toBeDefined();
});
