import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearScreen, show } from '../../../kit/testing/show.tsx';
import { FileSpace, isNearlyFull } from './file-space.tsx';

afterEach(clearScreen);

const gigabyte = 1024 ** 3;

test('the room for files is shown as a bar with how much of it is used', () => {
  show(<FileSpace fileBytes={1.5 * gigabyte} fileQuotaBytes={2 * gigabyte} />);
  expect(screen.getByText('已用 1.5 GB，共 2 GB')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
});

test('without a quota there is no bar, and what is used is told', () => {
  show(<FileSpace fileBytes={3 * 1024} fileQuotaBytes={null} />);
  expect(screen.getByText('已用 3 KB，不限')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  [7.9, 10, false],
  [8, 10, true],
  [11, 10, true],
  [11, null, false],
])('%d used of %s is nearly full: %s', (fileBytes, fileQuotaBytes, expected) => {
  expect(isNearlyFull({ fileBytes, fileQuotaBytes })).toBe(expected);
});
