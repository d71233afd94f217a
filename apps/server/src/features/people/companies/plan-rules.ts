export type Plan = {
  readonly planID: string;
  readonly name: string;
  /** As it is shown; nothing is charged before payments are built. */
  readonly price: string;
  readonly includes: readonly string[];
};

/** What this installation offers. Another plan is another entry here. */
export const plans: readonly Plan[] = [
  {
    planID: 'free',
    name: 'Free',
    price: 'No charge',
    includes: [
      'Every feature of this installation',
      'As many jobs, interviews and colleagues as you need',
      'Recordings are kept in the storage of whoever runs this installation',
    ],
  },
];

export const isPlan = (planID: string): boolean => plans.some((plan) => plan.planID === planID);
