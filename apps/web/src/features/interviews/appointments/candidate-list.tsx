import { Button } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { BookedTime } from './appointment-facts.tsx';
import { listWords, stateWords } from './appointment-words.ts';
import {
  type OwnAppointment,
  ownAppointmentsQuery,
  useOpenOwnAppointment,
} from './candidate-queries.ts';

/** The live interviews of the candidate who is signed in; nothing where there are none. */
export function OwnAppointments() {
  const own = useRead(ownAppointmentsQuery);
  const open = useOpenOwnAppointment();
  return (
    <Loaded query={own} what={listWords.what}>
      {({ appointments }) =>
        appointments.length > 0 && (
          <section className="stack" aria-labelledby="own-appointments">
            <h2 id="own-appointments">{listWords.title}</h2>
            {open.error !== null && (
              <FormProblem key={open.submittedAt} text={open.error.message} />
            )}
            <ul className="lines">
              {appointments.map((one) => (
                <li key={`${one.companyID}-${one.interviewScheduleID}`}>
                  <Row
                    appointment={one}
                    onOpen={() =>
                      open.mutate({
                        params: {
                          companyID: String(one.companyID),
                          interviewScheduleID: String(one.interviewScheduleID),
                        },
                      })
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

type RowProps = { readonly appointment: OwnAppointment; readonly onOpen: () => void };

function Row({ appointment, onOpen }: RowProps) {
  const { state, move, kind, companyName, jobTitle } = appointment;
  const timeZone = appointment.candidateZone ?? ownZone();
  const title = listWords.withCompany(kind, companyName);
  const isMyTurn = state === 'asked' || move?.waitsFor === 'candidate';
  return (
    <div className="row apart spread">
      <div>
        <p className="medium anywhere">
          {title}
          {isMyTurn && <span className="problem"> · {listWords.turn}</span>}
        </p>
        <p className="dimmed">
          {jobTitle} · {stateWords[state]}
        </p>
        {appointment.startsAt !== null && (
          <div className="tabular">
            <BookedTime
              {...appointment}
              timeZone={timeZone}
              otherZone={appointment.timeZone === timeZone ? null : appointment.timeZone}
            />
          </div>
        )}
      </div>
      <Button
        variant={isMyTurn ? 'filled' : 'default'}
        size="compact-sm"
        aria-label={listWords.openOne(title)}
        onClick={onOpen}
      >
        {listWords.open}
      </Button>
    </div>
  );
}
