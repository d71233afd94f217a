import { moneyText, rateText } from '@candor/contract/operations/billing-rules';
import { useRead } from '../../../lib/server-state.ts';
import { countryName } from '../../../ui/country-names.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AdministrationFrame } from './administration-frame.tsx';
import { type PricedPlan, type PriceList, priceListQuery, proofQuery } from './billing-queries.ts';
import { planWords, proofWords, taxWords } from './billing-words.ts';
import { CreditSection } from './credit-section.tsx';
import { FeeList } from './fee-list.tsx';
import { OfferButton } from './offer-button.tsx';
import { AddPlanForm, PriceForm, TaxForm } from './plan-forms.tsx';
import { SellerSection } from './seller-section.tsx';

/** What companies pay for, with which tax; and whether the ledger of it is whole. */
export function PlansPage() {
  usePageTitle(planWords.title);
  const list = useRead(priceListQuery);
  return (
    <AdministrationFrame title={planWords.title} intro={planWords.intro}>
      <Loaded query={list} what="the plans">
        {({ currency, plans, taxRates }) => (
          <>
            {plans.map((plan) => (
              <PlanCard key={plan.planID} plan={plan} currency={currency} />
            ))}
            <section className="stack" aria-labelledby="add-plan">
              <h2 id="add-plan">{planWords.add}</h2>
              <AddPlanForm currency={currency} />
            </section>
            <FeeList />
            <Taxes rates={taxRates} />
          </>
        )}
      </Loaded>
      <CreditSection />
      <SellerSection />
      <Proof />
    </AdministrationFrame>
  );
}

type CardProps = { readonly plan: PricedPlan; readonly currency: string };

function PlanCard({ plan, currency }: CardProps) {
  const { planID, name, isOffered, companies, period } = plan;
  return (
    <section className="card stack gap-sm start" aria-labelledby={`plan-${planID}`}>
      <div>
        <h2 id={`plan-${planID}`}>{name}</h2>
        <p>{planWords.price(plan)}</p>
        <p className="dimmed small">
          {planWords.companies(companies)}
          {!isOffered && `. ${planWords.withdrawn}`}
        </p>
      </div>
      {period !== null && <PriceForm plan={plan} currency={currency} />}
      <OfferButton planID={planID} name={name} isOffered={isOffered} />
    </section>
  );
}

function Taxes({ rates }: { readonly rates: PriceList['taxRates'] }) {
  return (
    <section className="stack" aria-labelledby="taxes">
      <h2 id="taxes">{taxWords.title}</h2>
      <p>{taxWords.intro}</p>
      {rates.length === 0 ? (
        <p>{taxWords.none}</p>
      ) : (
        <ul className="bullets">
          {rates.map(({ country, basisPoints, since }) => (
            <li key={country}>
              {countryName(country)}: {rateText(basisPoints)} {taxWords.since}{' '}
              <Instant at={since} />
            </li>
          ))}
        </ul>
      )}
      <TaxForm />
    </section>
  );
}

function Proof() {
  const proof = useRead(proofQuery);
  return (
    <section className="stack" aria-labelledby="ledger">
      <h2 id="ledger">{proofWords.title}</h2>
      <Loaded query={proof} what="the proof of the ledger">
        {({ entries, differences }) =>
          differences.length === 0 ? (
            <p>{proofWords.good(entries)}</p>
          ) : (
            <>
              <FormProblem text={proofWords.bad} />
              <ul className="bullets">
                {differences.map(({ companyID, account, currency, off }) => (
                  <li key={`${companyID} ${account} ${currency}`}>
                    {proofWords.difference(companyID, account, moneyText(off, currency))}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </section>
  );
}
