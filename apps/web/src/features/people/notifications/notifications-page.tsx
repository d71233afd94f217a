import { listNotifications } from '@candor/contract/people/notifications';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { read, useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { NotificationSwitch } from './notification-switch.tsx';
import './notifications-page.css';

export function NotificationsPage() {
  usePageTitle('Notifications');
  return (
    <div className="notifications-page">
      <h1>Notifications</h1>
      <NotificationList />
      <NotificationSwitch />
    </div>
  );
}

function NotificationList() {
  const list = useRead(read(listNotifications, {}));
  if (list.isPending) return <LoadingState what="your notifications" />;
  if (list.isError) {
    return (
      <ErrorState
        title="Your notifications could not be loaded"
        action={<Button onClick={() => void list.refetch()}>Try again</Button>}
      >
        {list.error.message}
      </ErrorState>
    );
  }
  const { notifications } = list.data;
  if (notifications.length === 0) {
    return (
      <EmptyState title="Nothing yet">
        New sign-ins on your account and requests that wait for you appear here.
      </EmptyState>
    );
  }
  return (
    <ul className="notifications-page__list">
      {notifications.map((notice) => (
        <li key={notice.notificationID} className="notifications-page__notice">
          <Link to={notice.path} className="notifications-page__title">
            {notice.title}
          </Link>
          <p>{notice.body}</p>
          <p className="notifications-page__when">
            <Instant at={notice.createdAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
