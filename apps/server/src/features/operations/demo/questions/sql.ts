import type { DemoSkill } from './demo-question.ts';

export const sql: DemoSkill = {
  name: 'SQL and data modelling',
  questions: [
    {
      stem: 'A candidate can have many skills, and a skill belongs to many candidates. Which model fits?',
      difficulty: 'easy',
      options: [
        'A text column skills in candidates with the names separated by commas',
        'A column candidate_id in skills',
        'A table candidate_skills with one row for each pair, keyed by both ids',
        'Columns skill_1 to skill_10 in candidates',
      ],
      key: 2,
      explanation:
        'A table for the relation keeps each fact once, lets foreign keys guard both sides, and can be searched from either side.',
    },
    {
      stem: 'The column nickname is null for some people. Are their rows in the result?',
      code: "select * from people where nickname <> 'Sam';",
      difficulty: 'easy',
      options: [
        'No: comparing with null gives unknown, and where keeps only true',
        "Yes: null is different from 'Sam'",
        'Yes, but only if nickname has an index',
        'The query fails at the first null',
      ],
      key: 0,
      explanation:
        "A comparison with null is neither true nor false. `nickname is distinct from 'Sam'` would include those rows.",
    },
    {
      stem: 'Which clause completes the query so that it lists the customers with more than five orders?',
      code: 'select customer_id\n  from orders\n group by customer_id\n …;',
      difficulty: 'easy',
      options: ['where count(*) > 5', 'having count(*) > 5', 'limit count(*) > 5'],
      key: 1,
      explanation:
        'where filters rows before they are grouped, so it cannot use an aggregate; having filters the groups.',
    },
    {
      stem: 'Which customers appear in the result?',
      code: `select c.name, o.id
  from customers c
  left join orders o on o.customer_id = c.id
 where o.status = 'open';`,
      difficulty: 'medium',
      options: [
        'All customers, with null where there is no open order',
        'All customers that have any order',
        'Only customers that have no open order',
        'Only customers that have at least one open order',
      ],
      key: 3,
      explanation:
        'The where clause removes the rows that the left join filled with null. The condition on status would have to stand in the on clause to keep every customer.',
    },
    {
      stem: 'A table has 10 rows. In 3 of them email is null; of the other 7, two hold the same address and the rest differ. What does the query give?',
      code: 'select count(*), count(email), count(distinct email) from people;',
      difficulty: 'medium',
      options: ['10, 10, 7', '10, 7, 6', '7, 7, 6', '10, 7, 7'],
      key: 1,
      explanation:
        'count(*) counts rows, count(email) the rows in which it is not null, and count(distinct email) the different values among those.',
    },
    {
      stem: 'There is one B-tree index, on (company_id, created_at). Companies are many. Which condition gains least from it?',
      difficulty: 'medium',
      options: [
        'where company_id = 7',
        "where created_at > '2026-01-01'",
        "where company_id = 7 and created_at > '2026-01-01'",
        'where company_id = 7 order by created_at desc limit 20',
      ],
      key: 1,
      explanation:
        'The index is sorted by company first. Without a condition on it, the matching dates are scattered over the whole index.',
    },
    {
      stem: 'An order line refers to a product, and products has a price. Why does the line usually store the unit price again?',
      difficulty: 'medium',
      options: [
        'Because a foreign key cannot refer to a numeric column',
        'Because joins with products would not be possible otherwise',
        'Because the line must keep what was agreed when the price of the product changes',
        'Because each table needs a column of its own that can be summed',
      ],
      key: 2,
      explanation:
        'They are two facts: what the product costs now, and what this customer agreed to pay. Copying is no redundancy here.',
    },
    {
      stem: 'A PostgreSQL column of type timestamptz stores the time zone in which the value was written.',
      difficulty: 'medium',
      options: ['True', 'False'],
      key: 1,
      explanation:
        'It stores an instant (in UTC) and shows it in the zone of the session. Where the zone itself matters it needs a column of its own.',
    },
    {
      stem: 'Two requests withdraw 10 from the same account at the same moment, under read committed. What makes sure that both withdrawals count?',
      difficulty: 'medium',
      options: [
        'update accounts set balance = balance - 10 where id = 1',
        'Read the balance, subtract in the application, write the result, all in one transaction',
        'Read the balance twice and write only if both readings agree',
        'Add an index on accounts (id)',
      ],
      key: 0,
      explanation:
        'The second update waits for the first and then works on the new balance. In the other cases both requests can read the same old value, and one write overwrites the other.',
    },
    {
      stem: 'One team has no manager: its manager_id is null. What does the query return?',
      code: 'select id\n  from users\n where id not in (select manager_id from teams);',
      difficulty: 'hard',
      options: [
        'All users who manage no team',
        'All users',
        'No rows',
        'An error, because the subquery contains null',
      ],
      key: 2,
      explanation:
        'id not in (1, null) means id <> 1 and id <> null. The second part is never true, so nothing is returned. not exists does what was meant.',
    },
    {
      stem: 'Two sign-ups with one e-mail address arrive at the same moment, under read committed. What guarantees that only one account is made?',
      difficulty: 'hard',
      options: [
        'Looking for the address before the insert, in the same transaction',
        'A unique constraint on the address, and handling its violation',
        'select … for update where email = … before the insert',
        'Looking for the address a second time after a short wait',
      ],
      key: 1,
      explanation:
        'Neither request sees the other before it commits, and a row that does not exist yet cannot be locked. Only the constraint is checked against everything.',
    },
  ],
};
