import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CutBoundary } from '../../../kit/endpoint/cut-note.tsx';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { RoomCounts } from './room-counts.tsx';

afterEach(clearScreen);

test('figures of more units than one answer holds say that they are of the first alone', async () => {
  const records = Array.from({ length: 3 }, (_, index) => ({
    key: String(index),
    name: `学院${index}`,
    roomCount: 1,
    buildArea: '10.00',
    usableArea: '8.00',
    ratio: '33.33%',
  }));
  answerWith({ '/api/': { records, total: 240, size: 200, current: 1, pages: 2 } });
  show(
    <CutBoundary>
      <RoomCounts by="unit" asked={{}} />
    </CutBoundary>,
  );
  expect((await screen.findByRole('status')).textContent).toBe('仅显示前 3 条，请缩小范围');
});
