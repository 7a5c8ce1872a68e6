// Imported before React, whose development build takes twice as long.
process.env.NODE_ENV = "production";
