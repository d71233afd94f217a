/** Three people who differ in everything that a filter asks for. */
export type Planted = Record<string, unknown>;
export const crowd: Record<string, Planted> = {
  welder: {
    first_name: 'Åse',
    last_name: 'Berg',
    headline: 'Senior welder, ships',
    skills: ['tig welding', 'welding'],
    city: 'Bergen',
    country: 'NO',
    experience_years: 9,
    available_from: '2026-12-01',
    last_activity_at: '2026-11-20T10:00:00.123456Z',
    tags: ['silver medal'],
  },
  intern: {
    first_name: 'Bo',
    last_name: 'Dahl',
    headline: 'Welder intern',
    skills: ['welding'],
    city: 'Bergamo',
    country: 'IT',
    experience_years: 0,
    last_activity_at: '2026-11-20T10:00:00.123457Z',
  },
  coder: {
    first_name: 'José',
    last_name: 'Ibarra',
    headline: 'Node.js engineer for ships',
    skills: ['c++', 'node.js'],
    city: 'Oslo',
    country: 'NO',
    experience_years: 4,
    available_from: '2027-06-01',
    last_activity_at: '2026-10-01T10:00:00Z',
  },
};
