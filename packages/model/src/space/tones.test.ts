import { expect, test } from 'vitest';
import { carDistributionLifecycle, carPositionLifecycle } from '../campus/car-states.ts';
import { facilityStatus } from '../campus/choices.ts';
import { batchLifecycle } from '../housing/choice-states.ts';
import { contractLifecycle } from '../lease/contract-lifecycle.ts';
import { leaseLifecycle } from '../lease/lease-lifecycle.ts';
import { spaceUse } from './choices.ts';
import { distributionLifecycle, roomLifecycle } from './room-lifecycle.ts';

interface Named {
  readonly choices: readonly { readonly name: string; readonly tone?: string }[];
}
const toneOf = ({ choices }: Named, name: string) => choices.find((choice) => choice.name === name)?.tone;

const meanings: readonly (readonly [string, readonly (readonly [Named, string])[]])[] = [
  [
    'free',
    [
      [roomLifecycle, 'vacant'],
      [carPositionLifecycle, 'free'],
      [spaceUse, 'idle'],
    ],
  ],
  [
    'taken',
    [
      [roomLifecycle, 'inUse'],
      [roomLifecycle, 'leased'],
      [carPositionLifecycle, 'assigned'],
      [spaceUse, 'selfUse'],
      [spaceUse, 'leasedOut'],
      [distributionLifecycle, 'inForce'],
      [carDistributionLifecycle, 'inForce'],
      [contractLifecycle, 'active'],
    ],
  ],
  [
    'kept for somebody',
    [
      [roomLifecycle, 'reserved'],
      [roomLifecycle, 'preselected'],
      [carPositionLifecycle, 'reserved'],
    ],
  ],
  [
    'to be cleared',
    [
      [roomLifecycle, 'toBeVacated'],
      [distributionLifecycle, 'leaving'],
      [contractLifecycle, 'toSettle'],
    ],
  ],
  [
    'out of use',
    [
      [roomLifecycle, 'sealed'],
      [carPositionLifecycle, 'disabled'],
    ],
  ],
  [
    'over',
    [
      [distributionLifecycle, 'handedBack'],
      [carDistributionLifecycle, 'returned'],
      [carDistributionLifecycle, 'expired'],
      [contractLifecycle, 'surrendered'],
      [contractLifecycle, 'void'],
      [leaseLifecycle, 'void'],
      [batchLifecycle, 'void'],
    ],
  ],
];

test.each(meanings)('what is %s has one colour, whatever it is', (_meaning, states) => {
  const tones = states.map(([enumeration, name]) => toneOf(enumeration, name));
  expect(new Set(tones).size).toBe(1);
  expect(tones[0]).toBeDefined();
});

test('a facility out of use has the colour of a parking space out of use', () => {
  const outOfUse = facilityStatus.choices.find(({ label }) => label.en === 'Out of use');
  expect(outOfUse?.tone).toBe(toneOf(carPositionLifecycle, 'disabled'));
});
