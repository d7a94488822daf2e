import { endpoint } from '@zhaocai/model/kit/endpoint';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { answerWith, clearScreen, show } from '../testing/show.tsx';
import { useEndpoint } from './use-endpoint.ts';

afterEach(clearScreen);

const countdown = endpoint({
  route: 'GET /api/countdown',
  label: { zh: '倒数', en: 'Countdown' },
  permission: 'signedIn',
  input: z.object({}),
  output: z.object({ left: z.number() }),
});

interface Left {
  readonly left: number;
}

function Countdown() {
  const { data } = useEndpoint(countdown, {}, { refreshMs: (last?: Left) => (last?.left === 0 ? false : 5) });
  return <output>{data?.left}</output>;
}

test('a page asks again as long as what was answered last may change, and no more', async () => {
  let left = 3;
  const sent = answerWith({ countdown: () => ({ left: (left -= 1) }) });
  show(<Countdown />);
  expect(await screen.findByText('0')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(sent).toHaveLength(3);
});
